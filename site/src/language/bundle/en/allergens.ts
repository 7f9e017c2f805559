const LONG = { dateStyle: 'long', timeZone: 'UTC' } as const

/** What a menu says of allergens and diets; these texts come with the menu alone. */
export const allergens = {
  dish: {
    contains: (names: readonly string[], hasAlcohol: boolean) =>
      `Contains ${names.join(', ')}${hasAlcohol ? '\u00a0· alcohol' : ''}`,
    containsAlcohol: 'Contains alcohol',
    none: (listed: number) => `Contains none of the ${listed} listed allergens`,
    /** Once for all dishes that say nothing. */
    silent: (listed: number) =>
      `If no allergens are listed, the dish contains none of the ${listed}.`,
    unknown: (names: readonly string[]) => `Not yet known: ${names.join(', ')}. Please ask`,
    notStated: 'Allergens: please ask',
    soldOutToday: 'Sold out today',
    soldOut: 'Sold out',
    marks: {
      vegetarian: 'Vegetarian',
      vegan: 'Vegan',
      halal: 'Halal-friendly',
      rawFish: 'Raw fish',
      alcohol: 'Alcohol',
    },
  },
  choices: {
    title: 'Allergens and diets',
    lead: 'Leave out what you cannot eat',
    required: 'Leave out dishes that contain',
    recommended: 'Further allergens to leave out',
    cautions: 'Also to leave out',
    diets: 'Show only dishes that are',
    /** The texts around the number of dishes shown, and of those without a statement. */
    shown: (all: number): [before: string, between: string, after: string] => [
      '',
      ` of ${all} dishes shown. To ask about: `,
      '.',
    ],
    unknown: 'Dishes that say “please ask” stay in the list: ask us about those.',
    kitchen:
      'All dishes are made in one kitchen, so traces of other ingredients are possible. If you have an allergy, please tell us before you order.',
    card: 'Card for the kitchen',
    clear: 'Clear all',
  },
  alcohol: 'We serve no alcohol to anyone under 20, or to anyone who will be driving.',
  card: {
    title: 'To the kitchen',
    cannot: 'I cannot eat or drink',
    diet: 'How I eat',
    diets: {
      vegetarian: 'Vegetarian: no meat and no fish',
      vegan: 'Vegan: no meat, fish, eggs, dairy or honey',
      halal: 'Halal: no pork and no alcohol',
    },
    request: 'Stock and seasoning count too. Please tell me which dishes I can eat.',
    /** The list of allergens that the card uses. */
    list: (date: string, listed: number) =>
      `The ${listed} allergens of Japan’s list of ${new Date(date).toLocaleDateString('en-GB', LONG)}`,
    close: 'Close',
  },
}
