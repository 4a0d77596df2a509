import { buildProduct } from '../../scripts/lib/buildProduct.mjs'

/** Builds the product before the first test, unless it is up to date. */
export default buildProduct
