//! brain
