'use client'

import { useRouter } from 'next/navigation'

type Props = {
  label: string
  options: readonly { name: string; link: string }[]
  /** The link of the current choice. */
  chosen: string
}

/** Leads to the same view for one restaurant. */
export function RestaurantSelect({ label, options, chosen }: Props) {
  const router = useRouter()
  return (
    <select aria-label={label} onChange={({ target }) => router.push(target.value)} value={chosen}>
      {options.map(({ name, link }) => (
        <option key={link} value={link}>
          {name}
        </option>
      ))}
    </select>
  )
}
