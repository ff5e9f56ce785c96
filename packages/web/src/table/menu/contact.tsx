import type { ServerNotes } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';

/** Where whoever runs this server is reached; nothing, if they do not say. */
export function Contact() {
  const [contact, setContact] = useState<string>();
  useEffect(() => {
    void api.get<ServerNotes>('/server').then((notes) => setContact(notes.ok ? notes.answer.contact : undefined));
  }, []);
  if (contact === undefined) return undefined;
  return (
    <span class="contact">
      {messages.value.people.contact}: <a href={contact}>{contact.replace(/^(mailto:|https:\/\/)/, '')}</a>
    </span>
  );
}
