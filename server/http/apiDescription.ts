/** Request or response content by media type. */
export type Content = Record<string, { schema: object; example?: unknown; examples?: object }>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: object
  example?: unknown
}

export interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; headers?: object; content?: Content }>
}

/** The parts of an OpenAPI 3.1 document that the server writes. */
export interface ApiDescription {
  openapi: '3.1.0'
  info: { title: string; description: string; version: string; license: object }
  servers: { url: string }[]
  components: {
    securitySchemes: object
    schemas: Record<string, object>
    headers: object
    examples: object
  }
  tags: { name: string; description: string }[]
  /** Operations by path (parameters as `{id}`), then by lowercase method. */
  paths: Record<string, Record<string, Operation>>
}
