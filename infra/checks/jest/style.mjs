// Stands for a style sheet, font or picture that Vite would bundle: an address that is none.
export default 'bundled';
