import { picture } from '../../picture.ts'

/** Replaces a restaurant's main photo that fails to load. */
export const closedNoren = picture('fallback-photo', {
  en: 'A closed noren with the woven-wave crest, a lantern beside it.',
  jp: '波織の紋を染めた暖簾と、ひとつの提灯。',
})
