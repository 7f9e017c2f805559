import { createHash } from 'node:crypto'
import { DAY_MINUTES } from '@noren/contract/hours/clock'
import { dayOfMinute, type TokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import type { Language, PerLanguage } from '@noren/contract/language'
import { shortNames } from '#src/styles/short-names.ts'
import type { FrontEnd } from '../front-end.ts'
import { type BrandedPage, documentHead } from '../template.ts'

/** The note on every page of a preview, so that no one takes it for the site. @param minute it is shown as */
export function noteOf(minute: TokyoMinute | null, language: Language): string {
  if (minute === null) return DRAFT[language]
  const [day, words] = [dayOfMinute(minute), TIME_WORDS[language]]
  const time = words.clock(minute - day * DAY_MINUTES)
  return DRAFT[language] + AS_AT[language](words.date(day, true), time)
}

const DRAFT: PerLanguage<string> = {
  en: 'A draft to look at · not published',
  jp: '下書きの確認用・公開されていません',
}

const AS_AT: PerLanguage<(day: string, time: string) => string> = {
  en: (day, time) => ` · as on ${day}, ${time}`,
  jp: (day, time) => `・${day}${time}の表示`,
}

/** The note has a separate row below the page, which scrolls above it: it covers nothing. */
const STYLE = shortNames(`.draft-note {
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
}`)

/** The hash by which the policy allows the note's style. */
export const NOTE_STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** Links to pages of this site; the renderer escapes quotes and angles in texts and attributes. */
const PAGE_LINK = /(<a\b[^>]*?\shref=")(\/(?!\/|media\/|assets\/)[^"]*)/g

/**
 * The document of a previewed page: what visitors without the script get, with its links kept inside the
 * preview and a note. The script is left out, since it would request the published content.
 */
export function previewDocument(
  rendered: BrandedPage,
  frontEnd: Pick<FrontEnd, 'styleSheetsOf' | 'printSheet'>,
  { base, note }: { base: string; note: string },
): string {
  return [
    documentHead(rendered, frontEnd),
    `<style>${STYLE}</style></head><body>`,
    `<div id="root" tabindex="0">${rendered.body.replace(PAGE_LINK, (_, start, path) => start + base + path)}</div>`,
    `<p class="draft-note" role="note">${note}</p><style media="print">${frontEnd.printSheet.text}</style></body></html>`,
  ].join('')
}
