import { buildProduct } from '../../scripts/lib/buildProduct.mjs'

/** Builds the product before the first test of a process, if it is not up to date. */
export default buildProduct
