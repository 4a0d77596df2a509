import { Type } from 'typebox'
import { languages } from '../../../src/texts/language/language'
import type { RegisterRoutes } from '../../http/api'
import { createStringEnum } from '../../http/responses'
import { getValidatorSource } from '../forms/formValidators'
import { loadServedForm } from './servedForms'

const schema = {
  params: Type.Object({ file: Type.String() }),
  querystring: Type.Object({
    vacancy: Type.Optional(Type.String()),
    form: Type.Optional(Type.Literal('settings')),
    language: Type.Optional(createStringEnum(languages)),
  }),
}

/** Serves form validators as immutable modules, named by the hash of their schema. */
export const validatorRoutes: RegisterRoutes = (api, context) => {
  api.get('/validators/:file', { config: { access: 'none' }, schema }, async (request, reply) => {
    const hash = /^([0-9a-z]+)\.js$/.exec(request.params.file)?.[1] ?? ''
    const { vacancy, form: name, language = 'en' } = request.query
    const requestedForm = {
      host: request.host,
      hash,
      vacancyGuid: vacancy,
      isSettings: name !== undefined,
      language,
    }
    const form = await loadServedForm(context, requestedForm)
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(getValidatorSource(form))
  })
}
