// In place of a style sheet, font or picture that Vite would bundle.
export default 'bundled';
