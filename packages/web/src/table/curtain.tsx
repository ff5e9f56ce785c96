import { EyeOff } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../cards/seat-badge.tsx';
import { Icon } from '../parts/icon.tsx';
import { messages } from '../preferences/messages.ts';
import './curtain.css';

export interface CurtainProps {
  readonly seat: number;
  readonly name: string;
  readonly open: () => void;
}

/** Hides everything until the device is in the right hands. */
export function Curtain({ seat, name, open }: CurtainProps) {
  const { lobby } = messages.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main class="curtain">
      <Icon of={EyeOff} />
      <h1>
        <SeatBadge seat={seat} size={56} /> {lobby.curtain(name)}
      </h1>
      <p>{lobby.curtainHint}</p>
      <button ref={button} type="button" class="button primary" onClick={open}>
        {lobby.curtainOpen(name)}
      </button>
    </main>
  );
}
