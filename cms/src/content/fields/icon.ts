import type { SelectField } from 'payload'

/** Choice of one of the icons a section draws (INN-09, PRO-06). */
export function icon<Name extends string>(names: readonly [Name, ...Name[]]): SelectField {
  return {
    name: 'icon',
    type: 'select',
    label: { en: 'Icon', ja: 'アイコン' },
    required: true,
    defaultValue: names[0],
    options: names.map((name) => ({ label: ICON_WORDS[name] ?? name, value: name })),
  }
}

const ICON_WORDS: Readonly<Record<string, { en: string; ja: string }>> = {
  TrendingUp: { en: 'Rising line', ja: '上昇する線' },
  Target: { en: 'Target', ja: '的' },
  Lightbulb: { en: 'Light bulb', ja: '電球' },
  Search: { en: 'Magnifying glass', ja: '虫めがね' },
  MessageCircle: { en: 'Speech bubble', ja: '吹き出し' },
}
