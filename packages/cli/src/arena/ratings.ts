const MIDDLE = 1500;
const ROUNDS = 500;

/**
 * Ratings in the manner of Elo, all games at once: the strengths under which the meetings were likeliest (Bradley and
 * Terry), found by going round and round. One imagined drawn game with everybody keeps them finite.
 */
export function ratings(ahead: readonly (readonly number[])[], met: readonly (readonly number[])[]): readonly number[] {
  const count = ahead.length;
  let strengths = ahead.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, row) => {
      let won = 0;
      let expected = 0;
      for (let column = 0; column < count; column++) {
        if (column === row) continue;
        won += (ahead[row]?.[column] ?? 0) + 0.5;
        expected += ((met[row]?.[column] ?? 0) + 1) / (own + (strengths[column] ?? 1));
      }
      return expected > 0 ? won / expected : 1;
    });
    const mean = next.reduce((sum, one) => sum + Math.log(one), 0) / count;
    strengths = next.map((one) => one / Math.exp(mean));
  }
  return strengths.map((strength) => MIDDLE + 400 * Math.log10(strength));
}
