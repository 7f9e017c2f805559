/** The part of jsdom that cleans marks: a document in which no script runs and nothing is loaded. */
declare module 'jsdom' {
  export class JSDOM {
    readonly window: Window & typeof globalThis
  }
}
