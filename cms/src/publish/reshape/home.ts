import { someOf } from '@noren/contract/fields'
import { readObject } from '@noren/contract/json'
import { LIGHTS } from '@noren/contract/light'
import { type Row, rowsOf } from '../../content/model/walk.ts'
import { text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'

/** The opening of the home page: nothing built in takes the place of what is missing. */
export function heroByHand({ printings, video, ...hero }: Row) {
  return { ...hero, printings: withWide(printings), ...videoLinks(video), whole: true }
}

/** Those with a wide picture: a tall one alone is none. */
function withWide(printings: unknown): Row | undefined {
  const all = readObject(printings)
  const found = someOf(LIGHTS, (light) => (readObject(all[light]).wide ? all[light] : null))
  return Object.keys(found).length > 0 ? found : undefined
}

/** The addresses of a video and of its WebM version; an uploaded video takes precedence over YouTube. */
export function videoLinks(video: unknown) {
  const { files, youtube } = readObject(video)
  const uploaded = rowsOf(files).map(({ url }) => text(url))
  const mp4 = uploaded.find((file) => file.endsWith('.mp4'))
  const webm = uploaded.find((file) => file.endsWith('.webm'))
  return {
    videoLink: mp4 ?? webm ?? (text(youtube).trim() || undefined),
    videoLinkWebm: mp4 && webm,
  }
}

export function experienceByHand(experience: Row): Row {
  const title = text(experience.title)
  // A word that the title lacks, such as one from another language, colours nothing.
  const span = text(experience.titleSpan)
  const titleSpan = title.includes(span) ? span : ''
  return {
    ...experience,
    title: withPhrases(title, titleSpan),
    titleSpan: titleSpan || undefined,
  }
}

export function innovationByHand({ growth, results, note, ...innovation }: Row) {
  return { ...innovation, stats: { growth, results, note } }
}

export function ctaByHand({ primaryButton, secondaryButton, ...cta }: Row): Row {
  return {
    ...cta,
    primaryButton: { text: primaryButton },
    secondaryButton: { text: secondaryButton },
  }
}
