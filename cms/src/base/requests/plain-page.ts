import type { DeskLanguage } from '../words.ts'

/** The look of a page in place of one of the desk, which needs no other file. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark }
body {
  --ink: light-dark(oklch(0.285 0.058 266), oklch(0.925 0.011 84));
  display: grid; place-items: center; min-height: 100vh; margin: 0; color: var(--ink);
  background: light-dark(oklch(0.957 0.012 84), oklch(0.185 0.036 267))
    repeating-radial-gradient(circle at 50% 100%, transparent 0 9px, color-mix(in oklch, var(--ink) 7%, transparent) 9px 10px, transparent 10px 18px) 0 0 / 72px 36px;
  font: 1rem/1.9 "Hiragino Sans", "Yu Gothic Medium", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif; line-break: strict
}
main {
  box-sizing: border-box; width: min(38rem, 100%); padding: 2.5rem 2rem;
  border-top: 3px solid light-dark(oklch(0.53 0.18 33), oklch(0.76 0.14 38));
  background: light-dark(oklch(0.978 0.009 84), oklch(0.215 0.036 267))
}
h1 { margin: 0 0 1rem; font: 600 1.6rem/1.4 "Hiragino Mincho ProN", "Yu Mincho", "Noto Serif JP", "Noto Serif CJK JP", Georgia, serif; letter-spacing: 0.08em }
h1, p { word-break: auto-phrase }
p, li { margin: 0; overflow-wrap: anywhere }
p + p { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid color-mix(in oklch, var(--ink) 20%, transparent) }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1rem }
.mail { padding: 1rem 1.25rem; border: 1px solid color-mix(in oklch, var(--ink) 20%, transparent); white-space: pre-wrap; overflow-wrap: anywhere; line-height: 1.75 }
a { color: inherit; text-underline-offset: 0.25em }
code { font-size: 0.9em }
.ways { display: flex; flex-wrap: wrap; gap: 0.75rem 1.75rem; align-items: center; margin-top: 1.75rem }
.ways > * { display: inline-grid; align-items: center; min-height: 44px }
button { padding: 0 1.5rem; border: 0; border-radius: 2px; color: light-dark(oklch(0.978 0.009 84), oklch(0.215 0.036 267)); background: var(--ink); font: inherit; cursor: pointer }
:focus-visible { outline: 2px solid; outline-offset: 3px }
`

/** A page without any assets, an icon included, in place of one of the desk. @param content HTML */
export function plainPage(language: DeskLanguage, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<link rel="icon" href="data:,">
<style>${PLAIN_STYLE}</style>
<main><h1>Noren</h1>${content}</main>
</html>
`
}

/** A text, escaped for a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
