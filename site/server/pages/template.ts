import type { Rendered } from '#src/entry-server.tsx'
import type { Asset, FrontEnd } from './front-end.ts'

/**
 * The whole document around a rendered page. Nothing in it executes inline and nothing sets a
 * style, so that one strict policy fits every page and every page can be cached (hostile §3.1).
 */
export function document(
  { lang, head, body, data }: Rendered,
  { script, styles }: Pick<FrontEnd, 'script' | 'styles'>,
): string {
  return [
    `<!doctype html><html lang="${lang}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    ...styles.map((style) => `<link rel="stylesheet" ${source('href', style)}>`),
    `<script type="module" async ${source('src', script)}></script>`,
    `</head><body><div id="root">${body}</div>`,
    `<script type="application/json" id="data">${data}</script>`,
    '</body></html>',
  ].join('')
}

function source(attribute: 'href' | 'src', { href, integrity }: Asset): string {
  return `${attribute}="${href}" integrity="${integrity}" crossorigin`
}
