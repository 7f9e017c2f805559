import { readObject, readOptionalText } from '@noren/contract/json'
import { readAnswer } from '@noren/contract/resources/answer-phrases'
import {
  type Answers,
  CALLS,
  type Call,
  type CallName,
  callUrl,
} from '@noren/contract/resources/calls'
import type { NewsItem } from '@noren/contract/resources/news'
import { newsPart } from '@noren/contract/resources/news-parts'
import {
  type Restaurant,
  type RestaurantsPage,
  readRestaurantsPage,
} from '@noren/contract/resources/restaurant'
import type { Testimonials } from '@noren/contract/resources/testimonials'
import { ApiError, request } from './client.ts'

/** Makes one of the contract's calls and reads its answer. */
export async function ask<Name extends CallName>(
  name: Name,
  parameters: Readonly<Record<string, string>>,
): Promise<Answers[Name]> {
  const call: Call<Answers[Name]> = CALLS[name]
  return call.read(await answerOf(callUrl(call, parameters)))
}

/** A 200 answer with `success: false` is a failure with the response's message (TST-21). */
export async function askTestimonials(): Promise<Testimonials | null> {
  const body = await answerOf(callUrl(CALLS.testimonials))
  const { success, message } = readObject(body)
  if (success === false) throw new ApiError(200, 'OK', readOptionalText(message))
  return CALLS.testimonials.read(body)
}

/**
 * A restaurant that does not exist answers `null`, and one that has closed for good what is still said of it; any
 * other failure throws (readings A17).
 */
export async function askRestaurant(slug: string): Promise<Restaurant | null> {
  const body = await answerOf(callUrl(CALLS.restaurant, { slug })).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 410) return readAnswer(error.body)
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  return CALLS.restaurant.read(body)
}

/** One page of the list, of a host that knows pages; of any other the whole list, cut. */
export async function askRestaurantsPage(page: number): Promise<RestaurantsPage> {
  return readRestaurantsPage(await answerOf(`${callUrl(CALLS.restaurants)}?page=${page}`), page)
}

/** A part of the news, of a host that knows parts; of any other all of it, cut. */
export async function askNews(parameters: Readonly<Record<string, string>>): Promise<NewsItem[]> {
  const query = new URLSearchParams(parameters)
  return newsPart(CALLS.news.read(await answerOf(`${callUrl(CALLS.news)}?${query}`)), parameters)
}

async function answerOf(address: string): Promise<unknown> {
  return readAnswer(await request(address))
}
