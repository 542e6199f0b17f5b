export { Host as default, metadata } from '../host';
