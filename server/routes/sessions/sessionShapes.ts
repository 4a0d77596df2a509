import { Type } from 'typebox'

/** For callers that are no browsers; a browser's token is in its cookie. */
export const WithRefreshToken = Type.Optional(
  Type.Union([Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 200 })) }), Type.Null()]),
)

export const SignedIn = Type.Object({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiry: Type.Integer(),
})

export const signedInExample = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiI…',
  refreshToken: 'Q0g2c1lJc1p4b0tTd2hXb1lQd0hKcXg3d0d2bGZ0',
  expiry: 1800,
}
