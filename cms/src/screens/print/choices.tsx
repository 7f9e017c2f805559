import Link from 'next/link'

type Choice = { name: string; address: string; isChosen: boolean }

/** Choices in a row, each with the address of the screen that shows it. */
export function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="desk-print__choices">
      <ul>
        {choices.map(({ name, address, isChosen }) => (
          <li key={address}>
            <Link aria-current={isChosen ? 'true' : undefined} href={address} prefetch={false}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
