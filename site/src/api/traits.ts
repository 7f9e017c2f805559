import { createContext, use } from 'react'

/** What decides, beside its content, what the site shows of a company. */
export type Traits = {
  /**
   * Nothing built in stands in for the company's words, also where a call fails: it is neither the demo
   * company nor a provider's.
   */
  own?: true
  /** There is no about page, so nothing leads there. */
  noAbout?: true
}

/** Given to the app once with the page. */
export const TraitsContext = createContext<Traits>({})

export function useTraits(): Traits {
  return use(TraitsContext)
}
