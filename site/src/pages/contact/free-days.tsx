import type { Chosen } from '@noren/contract/reservation/chosen'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { useServerMinute } from '#src/hours/use-now.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { CallLine } from '#src/ui/call-line.tsx'
import { freeDaysSaid, TABLE_WORDS } from './table-request.ts'

type FreeDaysProps = { restaurant: Restaurant; chosen: Pick<Chosen, 'date' | 'time'> }

/** For a guest who asked for a full sitting: the days near it that are free, and the telephone. */
export function FreeDays({ restaurant, chosen }: FreeDaysProps) {
  const language = useLanguage()
  const now = useServerMinute()
  const said = freeDaysSaid(chosen, restaurant, language, now)
  return (
    <div>
      {said && <p>{said}</p>}
      <CallLine phone={restaurant.phone} {...TABLE_WORDS[language].fullCall} />
    </div>
  )
}
