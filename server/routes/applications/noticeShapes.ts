import { Type } from 'typebox'
import { noticeChoices } from '../../../src/schemas/notices'

export const ChoiceShape = Type.Enum([...noticeChoices])

export const OwnNoticesShape = Type.Object({
  choice: ChoiceShape,
  /** Where they go; where none were chosen the address that the caller signs in with, if it is one. */
  address: Type.String(),
  isConfirmed: Type.Boolean(),
  sendsMail: Type.Boolean(),
})

export const noticesExample = {
  choice: 'daily' as const,
  address: 'rae@lakeside.example',
  isConfirmed: false,
  sendsMail: true,
}
