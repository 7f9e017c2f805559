import type { DeskLanguage } from '../words.ts'

/** A page without any assets, in place of one of the desk. @param content HTML */
export function plainPage(language: DeskLanguage, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Noren</title>
<style>
:root { color-scheme: light dark }
body { font: 1rem/1.8 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem }
p, li { overflow-wrap: anywhere }
</style>
<main>${content}</main>
</html>
`
}

/** A text, escaped for a page. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
