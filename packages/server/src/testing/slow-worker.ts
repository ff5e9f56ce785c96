/** A bot that takes its time, and says who it is, how hard it thought, and nothing more. */
async function think({ bot, seat, limits }: { bot: string; seat: number; limits?: object }): Promise<object> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { type: bot, seat, quick: JSON.stringify(limits) === '{"rollouts":0}' };
}

// biome-ignore lint/style/noDefaultExport: the worker pool calls a file's default export
export default think;
