import { picture } from '../../picture.ts'

/** Stands in for a restaurant's main photo when that fails to load. */
export const closedNoren = picture('fallback-photo', {
  en: 'A closed noren with the woven-wave crest, a lantern beside it.',
  jp: '波織の紋を染めた暖簾と、ひとつの提灯。',
})
