import { cutName } from '@branchline/protocol';
import type { TableSheet } from '../store/sheet.ts';

const plain = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('und');

/** The name, or the same with a number behind it where somebody else at the table has it already. */
export function uniqueName(name: string, { seats }: Pick<TableSheet, 'seats'>, seat?: number): string {
  const taken = new Set(
    seats.flatMap((one, number) =>
      one.kind !== 'open' && one.name !== undefined && number !== seat ? [plain(one.name)] : [],
    ),
  );
  if (!taken.has(plain(name))) return name;
  for (let number = 2; ; number++) {
    const another = `${cutName(name, 37)} ${number}`;
    if (!taken.has(plain(another))) return another;
  }
}
