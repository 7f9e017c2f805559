import { prepareAlone } from '../server/prepare.ts'
import { addDish } from './facts.ts'
import { anEnquiry } from './received.ts'
import { addPicture } from './samples.ts'

/** Fills a desk to its limits: so many dishes of the named restaurant, enquiries and pictures. */
const [slug = '', ...counts] = process.argv.slice(2)
const [dishes = 0, enquiries = 0, pictures = 0] = counts.map(Number)
await prepareAlone()
const [{ getPayload }, { default: config }] = await Promise.all([
  import('payload'),
  import('#payload.config'),
])
const payload = await getPayload({ config })
const { docs } = await payload.find({
  collection: 'restaurants',
  where: { slug: { equals: slug } },
})
for (let index = 0; index < dishes; index++) {
  await addDish(payload, docs[0]?.id ?? 0, {
    name: `本日の一皿 ${index + 1}`,
    name__en: `Dish of the day ${index + 1}`,
    description: '炭火でゆっくりと焼き、山椒の油をかけて。',
    description__en: 'Grilled slowly over charcoal, dressed with sansho oil.',
    category: `分類 ${index % 8}`,
    category__en: `Category ${index % 8}`,
    price: 900 + index,
  })
}
for (let number = 1; number <= enquiries; number++) {
  await payload.create({ collection: 'enquiries', data: anEnquiry(number), depth: 0 })
}
for (let number = 0; number < pictures; number++) {
  await addPicture(payload, `#${number.toString(16).padStart(6, '0')}`)
}
process.exit(0)
