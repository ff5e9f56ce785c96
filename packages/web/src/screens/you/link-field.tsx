import { Copy } from 'lucide';
import { useState } from 'preact/hooks';
import { copyText } from '../../parts/copy-text.ts';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import './link-field.css';

const QrCode = lazy(() => import('../../parts/qr-code.tsx').then((file) => file.QrCode));

interface LinkFieldProps {
  readonly label: string;
  /** What follows the server's address. */
  readonly path: string;
  readonly qr?: boolean;
}

/** A link to copy, to send, or to hold before a camera. */
export function LinkField({ label, path, qr = false }: LinkFieldProps) {
  const { lobby, devices } = messages.value;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${path}`;
  const copy = async (): Promise<void> => setCopied(await copyText(link));
  return (
    <div class="link-field">
      {qr && <QrCode text={link} label={devices.qr} />}
      <div>
        <label class="field">
          {label}
          <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon of={Copy} /> {copied ? lobby.copied : lobby.copy}
        </button>
      </div>
    </div>
  );
}
