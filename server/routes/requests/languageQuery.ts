import { Type } from 'typebox'
import { languages } from '../../../src/texts/language'

/** In which language a client's own words are answered: what is not said in it comes in the client's own. */
export const LanguageQuery = Type.Object({ language: Type.Optional(Type.Enum(languages)) })
