import { render } from 'preact';
import './styles/base.css';
import './styles/parts.css';
import { App } from './app/app.tsx';
import { followLinks } from './app/route.ts';

followLinks();
const page = document.getElementById('app');
if (page) render(<App />, page);
