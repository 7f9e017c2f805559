import type { Rendered } from '#src/entry-server.tsx'
import type { Asset, FrontEnd } from './front-end.ts'

/**
 * The whole document around a rendered page. Nothing in it executes inline and nothing sets a
 * style, so that one strict policy fits every page and every page can be cached (hostile §3.1).
 */
export function document(
  { lang, head, body, data, modules }: Rendered,
  { script, styles, filesOf }: Pick<FrontEnd, 'script' | 'styles' | 'filesOf'>,
): string {
  return [
    `<!doctype html><html lang="${lang}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    ...styles.map((style) => `<link rel="stylesheet" ${source('href', style)}>`),
    // The loader asks for the page's own files together with the app, not when the app is there.
    `<script type="module" async ${source('src', script)} data-files="${filesOf(modules).join(' ')}"></script>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="data">${data}</script>`,
    '</body></html>',
  ].join('')
}

function source(attribute: 'href' | 'src', { href, integrity }: Asset): string {
  return `${attribute}="${href}" integrity="${integrity}" crossorigin`
}
