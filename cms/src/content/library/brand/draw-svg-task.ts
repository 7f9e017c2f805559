import * as v from 'valibot'

/** What the drawing process is asked: a drawing, and the longer side of its picture, in pixels. */
export type DrawingTask = v.InferOutput<typeof taskSchema>

const taskSchema = v.object({
  svg: v.string(),
  side: v.number(),
  /** Whether the margin around what can be seen is left out. */
  isTrimmed: v.boolean(),
})

/** What it answers: a PNG, or that nothing can be seen. */
export type DrawingAnswer = v.InferOutput<typeof answerSchema>

const answerSchema = v.union([v.literal('empty'), v.instance(Uint8Array)])

/** @throws for anything else */
export function readTask(message: unknown): DrawingTask {
  return v.parse(taskSchema, message)
}

/** @throws for anything else */
export function readAnswer(message: unknown): DrawingAnswer {
  return v.parse(answerSchema, message)
}
