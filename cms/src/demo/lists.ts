import type { DemoCompany, DemoRestaurant, DemoSolution, DemoTestimonial } from '@noren/demo/shape'
import type { Payload } from 'payload'
import { inBothLocales } from './both-locales.ts'
import type { DemoFiles } from './files.ts'

const JP = { en: 'en', ja: 'jp' } as const

/** Weeks of a month as the desk names them. */
const WEEKS = ['1', '2', '3', '4', '5'] as const

const PUBLISHED = { _status: 'published' } as const

export async function loadSolutions(
  payload: Payload,
  files: DemoFiles,
  solutions: readonly DemoSolution[],
): Promise<void> {
  for (const { image, title, category, description } of solutions) {
    await inBothLocales<{ id: number }>((locale, _, saved) => {
      const data = {
        image: files.picture(image),
        title: title[locale],
        category: category[locale],
        description: description[locale],
        ...PUBLISHED,
      }
      return saved
        ? payload.update({ collection: 'solutions', id: saved.id, locale, data })
        : payload.create({ collection: 'solutions', locale, data })
    })
  }
}

export async function loadTestimonials(
  payload: Payload,
  files: DemoFiles,
  testimonials: readonly DemoTestimonial[],
): Promise<void> {
  for (const { image, rating, translations } of testimonials) {
    await inBothLocales<{ id: number }>((locale, _, saved) => {
      const data = {
        ...translations[JP[locale]],
        rating,
        ...(image && { image: files.picture(image) }),
        ...PUBLISHED,
      }
      return saved
        ? payload.update({ collection: 'testimonials', id: saved.id, locale, data })
        : payload.create({ collection: 'testimonials', locale, data })
    })
  }
}

export async function loadRestaurants(
  payload: Payload,
  files: DemoFiles,
  restaurants: readonly DemoRestaurant[],
): Promise<void> {
  for (const restaurant of restaurants) {
    await inBothLocales<{ id: number }>((locale, withRows, saved) => {
      const data = { ...withRows(restaurantDocument(restaurant, locale, files)), ...PUBLISHED }
      return saved
        ? payload.update({ collection: 'restaurants', id: saved.id, locale, depth: 0, data })
        : payload.create({ collection: 'restaurants', locale, depth: 0, data })
    })
  }
}

function restaurantDocument(restaurant: DemoRestaurant, locale: 'en' | 'ja', files: DemoFiles) {
  const language = JP[locale]
  const { slug, accent, phone, instagram, mapLink, mainPhoto, fallbackPhoto, gallery } = restaurant
  const { hoursRemarks } = restaurant
  return {
    slug,
    accent,
    phone,
    ...(instagram && { instagram }),
    mapLink,
    listedSince: restaurant.createdAt,
    name: restaurant.name[language],
    cuisine: restaurant.cuisine[language],
    area: restaurant.area[language],
    summary: restaurant.summary[language],
    description: restaurant.description[language],
    about: restaurant.about[language],
    address: restaurant.address[language],
    ...(hoursRemarks && { hours: hoursRemarks[language] }),
    openingHours: openingHoursDocument(restaurant, language),
    mainPhoto: files.picture(mainPhoto),
    fallbackPhoto: files.picture(fallbackPhoto),
    gallery: gallery.map(files.picture),
    menu: restaurant.menuItems.map(({ name, description, category, price }) => ({
      name: name[language],
      description: description[language],
      category: category[language],
      price,
    })),
  }
}

function openingHoursDocument({ openingHours }: DemoRestaurant, language: 'en' | 'jp') {
  const { closedNth, closures, ...rest } = openingHours
  return {
    ...rest,
    closedNth: closedNth.map(({ weekday, nth }) => ({
      weekday,
      nth: WEEKS.filter((week) => nth.includes(Number(week))),
    })),
    closures: closures.map(({ from, to, reason }) => ({
      from: noon(from),
      to: noon(to),
      reason: reason[language] ?? '',
    })),
  }
}

/** A day as the desk's calendar keeps it. */
function noon(day: string): string {
  return `${day}T12:00:00.000Z`
}

export async function loadCompany(payload: Payload, company: DemoCompany): Promise<void> {
  await inBothLocales((locale, withRows) => {
    const language = JP[locale]
    const { phone, email, postalCode, social, credit } = company
    const data = withRows({
      phone,
      email,
      postalCode,
      social,
      name: company.name[language],
      legalName: company.legalName[language],
      description: company.description[language],
      address: company.address[language],
      copyright: company.copyright[language],
      privacy: company.privacy[language],
      businesses: company.businesses.map(({ name, url }) => ({
        name: name[language],
        ...(url && { url }),
      })),
      credit: { name: credit.name[language], url: credit.url },
    })
    return payload.updateGlobal({
      slug: 'company',
      locale,
      depth: 0,
      data: { ...data, ...PUBLISHED },
    })
  })
}
