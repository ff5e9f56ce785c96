import { Copy, QrCode as QrIcon, Share2 } from 'lucide';
import { useState } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { lazy } from './lazy.tsx';
import './link-box.css';

const QrCode = lazy(() => import('./qr-code.tsx').then((file) => file.QrCode));

interface LinkBoxProps {
  readonly label: string;
  readonly hint?: string;
  /** The whole address. */
  readonly link: string;
  /** What is being shared, for whoever gets it. */
  readonly title: string;
}

/** A link to hand on: to be copied, sent by whatever the device sends with, or read by a camera. */
export function LinkBox({ label, hint, link, title }: LinkBoxProps) {
  const { lobby, people } = messages.value;
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  const copy = async (): Promise<void> => setCopied(await copyText(link));
  const share = 'share' in navigator;
  return (
    <div class="link-box">
      <label class="field">
        {label}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      {hint && <p class="note">{hint}</p>}
      <div class="link-ways">
        {share && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon of={Share2} /> {lobby.share}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon of={Copy} /> {copied ? lobby.copied : lobby.copy}
        </button>
        <button type="button" class="button" aria-expanded={code} onClick={() => setCode(!code)}>
          <Icon of={QrIcon} /> {people.showCode}
        </button>
      </div>
      {code && <QrCode text={link} label={people.code} />}
    </div>
  );
}
