/** The JSON Schema of one answer. A leaf: forms are flat objects of leaves. */
export interface LeafSchema {
  type?: LeafType | LeafType[]
  title?: string
  description?: string
  format?: string
  minLength?: number
  maxLength?: number
  /** Keywords of ours, for text that is a number: the least and the greatest that pass. */
  numberMinimum?: number
  numberMaximum?: number
  enum?: (string | boolean)[]
  const?: string | boolean
  items?: LeafSchema
  uniqueItems?: boolean
  minItems?: number
  maxItems?: number
  properties?: Record<string, { type: string; format?: string; maximum?: number }>
  required?: string[]
}

type LeafType = 'string' | 'boolean' | 'object' | 'array'
