import { gameTitles } from '@branchline/games';

/** What the server shows at its door. */
export const frontPage: string = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Branchline</title>
<style>
:root { color-scheme: light dark; }
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; box-sizing: border-box;
  font: 1.125rem/1.6 system-ui, sans-serif;
  color: light-dark(#2b2b33, #f7f4ec); background: light-dark(#f7f4ec, #1d1d24);
}
main { max-width: 34rem; }
h1 { margin: 0; font-size: clamp(2.5rem, 10vw, 5rem); line-height: 1; letter-spacing: -0.03em; }
h1::after { content: ""; display: block; height: 0.14em; margin: 0.3em 0; background: linear-gradient(90deg, #d1332e 25%, #e98a15 25% 50%, #2e9e5b 50% 75%, #2b6cc4 75%); }
ul { padding-left: 1.2em; }
</style>
</head>
<body>
<main>
<h1>Branchline</h1>
<p>Train and taxi board games, played in the browser.</p>
<ul>
${gameTitles.map(({ name }) => `<li>${name}</li>`).join('\n')}
</ul>
</main>
</body>
</html>
`;
