import './serve.ts';
