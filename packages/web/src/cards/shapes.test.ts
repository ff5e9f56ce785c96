import { describe, expect, it } from 'vitest';
import { symbolPaths, transformPath, vehicleOf, wheelPath } from './shapes.ts';

describe('a path at another place', () => {
  it('moves what is absolute and only resizes what is relative', () => {
    expect(transformPath('M1 2L3-4H5V.5Z', { x: 10, y: 20, scale: 2 })).toBe('M12 24L16 12H20V21Z');
    expect(transformPath('M0-10a10 10 0 1 1 0 20', { x: 1, y: 2, scale: 0.5 })).toBe('M1 -3a5 5 0 1 1 0 10');
  });

  it('keeps the flags of an arc', () => {
    expect(transformPath('M4-2A10 10 0 1 0 6 8', { x: 0, y: 0, scale: 3 })).toBe('M12 -6A30 30 0 1 0 18 24');
  });

  it('moves curves', () => {
    expect(transformPath('M0 0Q1 1 2 2T4 4', { x: 10, y: 20, scale: 1 })).toBe('M10 20Q11 21 12 22T14 24');
  });

  it('takes numbers that go on without a letter', () => {
    expect(transformPath('M0 0 1 1 2 2', { x: 5, y: 6, scale: 1 })).toBe('M5 6 6 7 7 8');
  });

  it('knows every command of what we draw', () => {
    const colours = ['wild', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink', 'black', 'white'];
    const vehicles = colours.flatMap((colour) => [vehicleOf('taxi', colour), vehicleOf('train', colour)]);
    for (const path of [...Object.values(symbolPaths), wheelPath, ...vehicles]) {
      expect(path.replace(/[MLHVQTCAZ]/gi, '')).not.toMatch(/[a-z]/i);
    }
  });
});
