/** The beginning of a statement that changes nothing. */
export const READS = /^\s*(select|with|pragma|explain)\b/i
