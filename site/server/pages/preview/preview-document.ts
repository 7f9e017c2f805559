import { createHash } from 'node:crypto'
import type { Language } from '@noren/contract/language'
import type { FrontEnd } from '../front-end.ts'
import { documentHead, type PageOfTheHour } from '../template.ts'

/** What stands on every page of a preview, so that nobody takes it for the site. */
export const PREVIEW_WORDS: { readonly [L in Language]: string } = {
  en: 'A draft to look at · not published',
  jp: '下書きの確認用・公開されていません',
}

/** The note has a row of its own below the page, which scrolls above it: nothing lies under it. */
const STYLE = `.draft-note {
  padding: var(--space-2xs) var(--gutter);
  background: var(--shu);
  color: var(--on-indigo);
  font-size: var(--step--1);
  line-height: 1.5;
  text-align: center;
}
@media screen {
  body {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    min-block-size: 0;
    block-size: 100dvh;
  }
  #root {
    overflow: auto;
    scroll-padding-block-start: calc(var(--header-height) + var(--space-m));
  }
}`

/** By which the policy lets the style of the note pass. */
export const NOTE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** Links to pages of this site; the renderer escapes quotes and angles in texts and attributes. */
const PAGE_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/|media\/|assets\/)[^"]*)/g

/**
 * The document of a previewed page: what visitors without the script are sent, with its links kept
 * inside the preview and a note that it is one. The script stays away, since it would ask for what
 * is published.
 */
export function previewDocument(
  rendered: PageOfTheHour,
  frontEnd: Pick<FrontEnd, 'styleSheetsOf'>,
  { base, note }: { base: string; note: string },
): string {
  return [
    documentHead(rendered, frontEnd),
    `<style>${STYLE}</style></head><body>`,
    `<div id="root" tabindex="0">${rendered.body.replace(PAGE_LINK, (_, start, path) => start + base + path)}</div>`,
    `<p class="draft-note" role="note">${note}</p></body></html>`,
  ].join('')
}
